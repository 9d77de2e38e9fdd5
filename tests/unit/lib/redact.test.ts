import { describe, expect, it } from 'vitest'
import { redact } from '@/lib/redact'

describe('what may be personal is left out', () => {
  it.each([
    ['550 5.1.1 <jan.peeters+huis@voorbeeld.be>: rejected', '550 5.1.1 <…>: rejected'],
    ['from josé@bücher.example and A@B.be', 'from … and …'],
    ['connect ECONNREFUSED 81.240.12.7:587', 'connect ECONNREFUSED …:587'],
    ['from 2a02:a03f:6a1b:4c00::1 and fe80::1:2', 'from … and …'],
    ['called +32 470 12 34 56, 0470/12.34.56 or 02 123 45 67', 'called …, … or …'],
    ['GET /my-visit/?key=abcdef&x=1 failed', 'GET /my-visit/?… failed'],
    ['smtp://user:p4ss@mail.example.be:587', 'smtp://…@mail.example.be:587'],
    ['Authorization: Bearer abc.def-ghi_jkl', 'Authorization: Bearer …'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl', '…'],
    ['token: "s3cr3t-and-more"', 'token: "…"'],
    ['lead 0192f1c2-1b5e-7cc3-9a70-0a1b2c3d4e5f', 'lead …'],
    ['key q8Zl3XbT0vYw5RkNc2Ma7UeP', 'key …'],
    ['hash d41d8cd98f00b204e9800998ecf8427e', 'hash …'],
    ["ENOENT: no such file, open '/data/media/documents/Jan Peeters.pdf'", "ENOENT: no such file, open '/data/media/documents/…'"],
    ['Unexpected token \'J\', "Jan Peeters" is not valid JSON', 'Unexpected token \'J\', "…" is not valid JSON'],
    ['Unexpected token, ..."e": Jan Pe"... is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
    ['invalid input syntax for type integer: "Jan"', 'invalid input syntax for type integer: "…"'],
    ['Failed query: insert into "leads" values (?)\nparams: Jan,\nPeeters\n    at run (a.js:1:2)', 'Failed query: insert into "leads" values (?)\nparams: …\n    at run (a.js:1:2)'],
    ['Failed query: select 1\nparams: Jan\nPeeters', 'Failed query: select 1\nparams: …'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })
})

describe('what tells where it went wrong stays', () => {
  it.each([
    'The mail server cannot be reached: connect ECONNREFUSED 127.0.0.1:25',
    'listen EADDRINUSE: address already in use ::1:3000',
    'listen EADDRINUSE: address already in use :::3000',
    'next@16.4.6 at 12:30:45 on 2026-11-26T12:30:45.123Z took 0.123456 s',
    "    at run (/app/node_modules/@payloadcms/db-sqlite/dist/connect.js:10:20)",
    'UNIQUE constraint failed: users.email',
    'The migration 20261101_120000_leads failed, nothing was changed',
    "ENOSPC: no space left on device, open '/data/site.db-wal'",
    'Mail 1234567 cannot be sent',
    '/fr/a-vendre/namur/maison-4-chambres-avec-grand-jardin/4711/',
  ])('%s', (text) => {
    expect(redact(text)).toBe(text)
  })
})

it('takes no longer for a text that is made to take long', () => {
  const long = `${'a.'.repeat(20_000)}${'1-'.repeat(20_000)}${'"'.repeat(10_000)}${'a:'.repeat(10_000)}`
  expect(redact(long)).toBeTypeOf('string')
})
