/**
 * Technical terms that an English dictionary lacks and that name things of this log: protocols, formats, cloud and
 * product terms. They are words, not answers: none of them says what a row is called.
 */
export const GLOSSARY: ReadonlySet<string> = new Set([
  // identifiers and formats
  "args", "attr", "auth", "config", "csv", "guid", "html", "id", "ids", "json", "luid", "luids", "namespace", "obj", "org",
  "param", "params", "pdf", "repo", "timestamp", "timezone", "uri", "url", "urls", "username", "uuid", "xml", "yaml",
  // protocols and sign-in
  "api", "dns", "exp", "http", "https", "iat", "idp", "ip", "jti", "jwks", "jwt", "ldap", "mfa", "oauth", "oidc", "pat",
  "rest", "saml", "scim", "smtp", "ssl", "sso", "tls", "uat",
  // cloud platforms
  "arn", "aws", "azure", "gcp", "kms", "vpc", "vpn",
  // operations and parts of words
  "decrypt", "pre", "rekey",
  // the product
  "authorizable", "datasource", "datasources", "flowrun", "flowruns", "hist", "incrementable", "refreshable", "tabgpt",
  "tcm", "tde", "vizql",
]); // prettier-ignore
