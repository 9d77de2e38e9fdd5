/** The web ids of the property types, as texts. Spec §3, "Property type". */
export const TYPE_IDS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7']
