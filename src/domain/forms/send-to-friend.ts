import type { FormDefinition } from './form-definition'
import { PERSON } from './fields'

const { firstName, lastName, email } = PERSON

/**
 * A page sent to a friend. There is nothing to write in it: what strangers get is our own text. Spec
 * §2, `/feedback/{form}`.
 */
export const sendToFriend: FormDefinition = {
  form: 'send-to-friend',
  subjects: ['property', 'project'],
  needsSubject: true,
  steps: () => [
    {
      name: 'friend',
      fields: [
        { ...firstName, name: 'friendName', autoComplete: 'off' },
        { ...email, name: 'friendEmail', autoComplete: 'off' },
        firstName, lastName,
        { ...email, isHalf: false },
      ],
    },
  ],
}
