import { closeSync, openSync, writeSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isDiskFull } from '@/lib/disk-full'

function errorOfFullDisk(): unknown {
  // A device of Linux that has no room for anything.
  const device = openSync('/dev/full', 'w')
  try {
    writeSync(device, 'text')
  } catch (error) {
    return error
  } finally {
    closeSync(device)
  }
}

describe('isDiskFull', () => {
  it('recognises what the file system says, also as the cause of another error', () => {
    const error = errorOfFullDisk()
    expect(isDiskFull(error)).toBe(true)
    expect(isDiskFull(new Error('Failed query', { cause: error }))).toBe(true)
    expect(isDiskFull(new Error('Failed query', { cause: Object.assign(new Error(), { code: '53100' }) }))).toBe(true)
  })

  it.each([undefined, null, 'ENOSPC', new Error('ENOSPC'), Object.assign(new Error(), { code: 'ENOENT' })])(
    'is false for anything else: %s',
    (error) => expect(isDiskFull(error)).toBe(false),
  )
})
