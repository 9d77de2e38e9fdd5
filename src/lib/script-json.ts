/**
 * A value as JSON that can stand inside a `<script>`: every `<` is written as `\u003c`, so that no
 * text of an editor ends the element or opens a comment. It parses to the same value.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
