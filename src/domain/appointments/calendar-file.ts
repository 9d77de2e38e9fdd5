import ICAL from 'ical.js'

/** A visit as calendars show it. */
export interface CalendarEvent {
  /** The same for a visit however often it is moved; of two files with it the higher sequence counts. */
  uid: string
  sequence: number
  /** Milliseconds. */
  start: number
  end: number
  isCancelled: boolean
  summary: string
  location: string
  description: string
  /** Who invites, and who is invited; the file of a feed names nobody. */
  organizer?: CalendarPerson
  attendee?: CalendarPerson
}

interface CalendarPerson {
  name: string
  email: string
}

/** What a program does with a file: it shows an invitation, puts an entry there, or takes it away. */
type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL'

const PRODUCT = '-//Estate network//Visits//EN'

/** Letters, and line breaks where a text may have some: nothing that a line of the file could end with. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
const oneLine = (text: string): string => plain(text).replace(/\s*\n\s*/g, ' ').trim()

const moment = (at: number) => ICAL.Time.fromJSDate(new Date(at), true)

/**
 * A calendar file (RFC 5545) of visits, with moments in UTC, so that it holds in every time zone and
 * through the changes of the clock. `stamp` is when it is made (milliseconds), `name` what programs
 * call the calendar. Spec §4, "Appointments and document requests".
 */
export function calendarFile(
  method: CalendarMethod,
  events: readonly CalendarEvent[],
  { name, stamp }: { stamp: number; name?: string },
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('prodid', PRODUCT)
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN')
  calendar.updatePropertyWithValue('method', method)
  if (name) calendar.updatePropertyWithValue('x-wr-calname', oneLine(name))
  for (const event of events) calendar.addSubcomponent(entryOf(event, stamp))
  return `${calendar.toString()}\r\n`
}

function entryOf(event: CalendarEvent, stamp: number) {
  const { attendee, description, end, isCancelled, location, organizer, sequence, start, summary, uid } = event
  const entry = new ICAL.Component('vevent')
  const set = (property: string, value: string | number | InstanceType<typeof ICAL.Time>): void => {
    entry.updatePropertyWithValue(property, value)
  }
  set('uid', oneLine(uid))
  set('dtstamp', moment(stamp))
  set('sequence', sequence)
  set('dtstart', moment(start))
  set('dtend', moment(end))
  set('summary', oneLine(summary))
  if (location) set('location', oneLine(location))
  if (description) set('description', plain(description))
  set('status', isCancelled ? 'CANCELLED' : 'CONFIRMED')
  if (organizer) entry.addProperty(personOf('organizer', organizer))
  if (attendee) entry.addProperty(personOf('attendee', attendee))
  return entry
}

function personOf(role: 'organizer' | 'attendee', { email, name }: CalendarPerson) {
  const person = new ICAL.Property(role)
  if (name) person.setParameter('cn', oneLine(name))
  // Whoever booked has said that they come.
  if (role === 'attendee') person.setParameter('partstat', 'ACCEPTED')
  person.setValue(`mailto:${oneLine(email)}`)
  return person
}
