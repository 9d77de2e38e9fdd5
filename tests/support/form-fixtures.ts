/** A question to the network, as somebody sends it. */
export const SITE_QUESTION = {
  remark: 'Is de tuin op het zuiden?',
  firstName: 'Élise',
  lastName: 'D’Hondt',
  email: 'elise@example.be',
}
