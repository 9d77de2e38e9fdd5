// @ts-check
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What is not looked at, and why. Everything else that html-validate recommends holds. */
const NOT_ASKED = {
  // React writes them so, and a browser reads them alike.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // The colours of editors, the blurred first sight of a picture, where its subject is.
  'no-inline-style': 'off',
  // What they are without a type is what is meant.
  'no-implicit-input-type': 'off',
  'no-implicit-button-type': 'off',
  // Style sheets keep a number on one line.
  'tel-non-breaking': 'off',
  // The menu and the languages stand twice, of which one is shown: axe looks at what is shown.
  'unique-landmark': 'off',
}

/** @type {import('html-validate').ConfigData} */
const RULES = {
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    .../** @type {import('html-validate').RuleConfig} */ (NOT_ASKED),
    // The numbers that React gives begin with a line.
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one question have one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
}

const checker = new HtmlValidate(new StaticConfigLoader(RULES))

/**
 * What html-validate finds in a page, one line each: `rule: message (where)`.
 * @param {string} html
 */
export async function mistakesIn(html) {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  )
}
