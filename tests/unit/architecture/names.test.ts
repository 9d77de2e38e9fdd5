import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allFiles } from './source-files'

const files = [...allFiles('src'), ...allFiles('demo')]

describe('source files', () => {
  it('are named by what they hold', () => {
    const vague = /^index\.|(^|-)(utils?|helpers?|misc|common)\./i
    expect(files.filter((file) => vague.test(path.basename(file)))).toEqual([])
  })

  it('stand in no folder that Next takes for a second router', () => {
    expect(files.filter((file) => file.startsWith('src/pages/'))).toEqual([])
  })

  it('have their tests in a folder of the same name', () => {
    const folders = new Set(files.map((file) => path.dirname(file).replace(/^src\/?/, '')))
    const lost = allFiles('tests/unit')
      .map((file) => path.dirname(file).replace(/^tests\/unit\/?/, ''))
      .filter((folder) => !/^(architecture|scripts|public|support)?$/.test(folder))
      .filter((folder) => !folders.has(folder))
    expect(lost).toEqual([])
  })
})
