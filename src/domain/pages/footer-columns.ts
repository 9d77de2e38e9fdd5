/** How many of the twelve columns a block of the footer spans where its editor leaves it blank, per class of screens. Spec §3, `col`. */
export const FOOTER_COLUMNS = { sm: 12, md: 6, lg: 3 } as const
