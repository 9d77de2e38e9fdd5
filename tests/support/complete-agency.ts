/** What the law has an agency say of itself, so that the site shows it; in one language. */
export const completeAgency = (name: string) => ({
  name,
  street: 'Rue Haute', houseNumber: '1', zip: '5000', city: 'Namur',
  phone: '081 00 00 01', email: 'agence@a.example',
  companyNumber: '0123.456.749', vatNumber: 'BE 0123.456.749', instituteNumber: 'IPI 500 001',
  professionalTitle: 'Agent immobilier', recognitionCountry: 'Belgique',
  insurer: 'Assurances SA', policyNumber: '730.1', supervisoryAuthority: 'IPI, Bruxelles',
  codeOfConductUrl: 'https://www.ipi.be/deontologie',
})
