import { expect, it } from 'vitest'
import { idsIn } from '@/cms/change-log/changes'

it('of a kind, those that changed are told by their ids, and all of them by what is no number', () => {
  expect(idsIn(['property:4711', 'project:77', 'property:4712', 'settings:all'], 'property')).toEqual([4711, 4712])
  expect(idsIn(['property:4711', 'settings:all'], 'settings')).toEqual([NaN])
  expect(idsIn(['property:4711'], 'project')).toEqual([])
})
