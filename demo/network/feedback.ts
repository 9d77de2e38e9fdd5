/** What agents of the demo wrote of visits for the owner. */
export const DEMO_FEEDBACK: readonly string[] = [
  'Een koppel met twee kinderen. De tuin en het licht in de leefruimte bevielen; de keuken vonden ze aan vernieuwing toe. Ze willen met de bank spreken.',
  'Une famille de la région. Elle a aimé la luminosité et le quartier, mais aurait voulu une chambre de plus.',
  'Kwam voor een tweede keer kijken, nu met een aannemer. Vroeg naar het EPC en naar de elektrische keuring.',
  'Visite brève\u00a0: le bien plaît, le prix est jugé un peu élevé par rapport aux travaux à prévoir.',
  'Zoekt iets dichter bij het station. Vond de woning wel verzorgd en goed ingedeeld.',
  'Très intéressés. Ils demandent l’attestation de sol et reviennent vers nous la semaine prochaine.',
]
