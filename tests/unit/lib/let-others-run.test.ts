import { expect, it } from 'vitest'
import { letOthersRun } from '@/lib/let-others-run'

it('lets run what was waiting, which a fulfilled promise does not', async () => {
  let ran = false
  setImmediate(() => {
    ran = true
  })
  await Promise.resolve()
  expect(ran).toBe(false)
  await letOthersRun()
  expect(ran).toBe(true)
})
