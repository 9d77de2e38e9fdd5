import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { PERSON_MS } from './person-pace'

/** Sends the contact form to a site that is served, as a browser does, and gives the status of the answer. */
export async function sendContactForm(url: string, remark: string, from: string): Promise<number> {
  const computer = { 'x-forwarded-for': from }
  const asked = await fetch(`${url}/forms/site-contact/challenge?language=nl`, { headers: computer })
  const { challenge } = (await asked.json()) as { challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  await new Promise((resolve) => setTimeout(resolve, PERSON_MS))
  const person = { firstName: 'Anne', lastName: 'Maes', email: `anne-${from.replaceAll('.', '-')}@visitor.example` }
  const body = JSON.stringify({ remark, ...person, _language: 'nl', _challenge: btoa(JSON.stringify({ challenge, solution })) })
  const { status } = await fetch(`${url}/forms/site-contact`, { method: 'POST', headers: { 'content-type': 'application/json', ...computer }, body })
  return status
}
