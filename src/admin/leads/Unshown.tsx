/** Takes the place of a field that the page of the lead shows in its own way; lists and filters still have it. */
export const Unshown = () => null
