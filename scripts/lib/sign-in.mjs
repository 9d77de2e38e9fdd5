// @ts-check

const CREDENTIAL = /^\s*(e-?mail|password)\s*:/i

/**
 * Remembers the lines that tell the first administrator's e-mail and password, so that they can be
 * repeated where they are seen: below everything else. They are kept in memory only.
 */
export function credentialLines() {
  /** @type {string[]} */
  const lines = []
  return {
    lines,
    /** @param {string} line */
    collect: (line) => {
      if (CREDENTIAL.test(line)) lines.push(line.trim())
    },
  }
}

/**
 * What the start command says once the site answers: both addresses, and how to sign in.
 * @param {string} siteUrl
 * @param {readonly string[]} credentials lines printed by a first install, none later on
 */
export function welcome(siteUrl, credentials) {
  const signIn =
    credentials.length > 0
      ? [...credentials, 'The password is kept nowhere: note it now.']
      : [
          'Sign in with the e-mail and password printed at the first start.',
          'Forgotten? npm run password -- EMAIL',
        ]
  return [
    '',
    `  Site   ${siteUrl}/`,
    `  Admin  ${siteUrl}/admin`,
    ...signIn.map((line) => `         ${line}`),
    '',
    '  Stop with Ctrl-C.',
    '',
  ].join('\n')
}
