import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { workspaceRoot } from '../workspace.ts'
import type { PackedLibrary } from './packLibrary.ts'

/** What `publint --strict` fails for. */
export async function runPublint({ project, tarball }: PackedLibrary): Promise<string[]> {
  const bytes = readFileSync(tarball)
  const { messages, pkg } = await publint({
    strict: true,
    pack: {
      tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    },
  })
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => formatMessage(message, pkg) ?? `${message.code} in ${project.name}`)
}

/** What "are the types wrong" says of a package that is ES modules only. */
export function runAttw({ tarball, project }: PackedLibrary): string[] {
  const styles = Object.keys(project.manifest.exports ?? {}).filter((name) => name.endsWith('.css'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(workspaceRoot, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js'),
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--no-color',
      ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
    ],
    { encoding: 'utf8' },
  )
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
}
