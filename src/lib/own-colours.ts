/**
 * The colours of a site whose settings say none, and those of its texts, for what no style sheet reaches: mails, pictures,
 * the settings themselves. `styles/tokens.css` has the same, and a test compares the two.
 */
export const OWN_COLOURS = { brand: '#1f4a43', accent: '#b4492a', ink: '#1b1f1d', inkSoft: '#555c58' } as const
