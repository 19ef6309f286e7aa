import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { runCommand } from './run-command.ts'

test.each(['backup', 'brand list', 'user reset-password --email anna@example.at'])(
  'a command does not create an installation in an empty folder: %s',
  async (words) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'servus-cli-')), 'wrong')
    const read = readConfig({ DATA_DIR: folder })
    if (!read.ok) throw new Error(read.problems.join())
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(await runCommand(read.config, words.split(' '))).toBe(1)
    expect(said.mock.calls.map(([line]) => line).join('')).toContain(`There is no installation in ${folder}`)
    expect(existsSync(folder)).toBe(false)
    said.mockRestore()
  },
)
