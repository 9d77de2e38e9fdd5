/** A question to the network, as somebody sends it. */
export const SITE_QUESTION = {
  remark: 'Is de tuin op het zuiden?',
  firstName: 'Élise',
  lastName: 'D’Hondt',
  email: 'elise@example.be',
}

/** Who asks for a visit. */
export const NAMES = { firstName: 'Élise', lastName: 'D’Hondt', email: 'elise@example.be', phone: '0470 12 34 56' }
