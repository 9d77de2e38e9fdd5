import type { WeekDue } from '@/domain/history/week'
import { and, eq, isNotNull, isNull, lt, ne, or } from '../database/drizzle'
import type { TableNamed } from '../database/sql'

/**
 * The owners who are still to be told of a week: their account is open and had a password before the week's mails began, they
 * want the mail, and were not told of it; a later week was told while the clock was ahead. Decision 098.
 */
export const waitingOwners = (owners: TableNamed<'owners'>, { from, monday }: WeekDue) =>
  and(
    eq(owners.active, true), eq(owners.weeklyMail, true), isNotNull(owners.passwordAt), lt(owners.passwordAt, from),
    or(isNull(owners.toldWeek), ne(owners.toldWeek, monday)),
  )
