#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
/* eslint-disable @nx/enforce-module-boundaries -- by its name it is the built library, where it is installed */
import { openPage } from '@spruce/designer-engine/open'
import { ComponentRegistry } from '@spruce/designer-engine/registry'
/* eslint-enable @nx/enforce-module-boundaries */

const usage = 'spruce-designer migrate --check [--registry <module>] <files>'

/** Tells of every file whether it opens, what would migrate, what would be repaired. Writes nothing. */
async function check(files, registry) {
  let failed = 0
  for (const file of files) {
    const opened = openPage(readFileSync(file, 'utf8'), { registry })
    if (opened.ok && !opened.isReadOnly) {
      const { migrated, problems } = opened
      console.log(`ok ${file}: ${migrated.length} migrations, ${problems.length} repairs`)
      for (const step of migrated) console.log(`  ${step}`)
      for (const { kind, path } of problems) console.log(`  ${kind} ${path.join('.')}`)
      continue
    }
    failed += 1
    const newer = opened.ok && opened.newer.map((part) => `${part.sequence}/${part.version}`)
    console.log(
      `FAIL ${file}: ${newer ? `newer ${newer}` : [opened.code, opened.reason].join(' ')}`,
    )
  }
  return failed === 0 ? 0 : 1
}

/** A module whose default export is a registry, or a list of components. */
async function loadRegistry(path) {
  if (path === undefined) return new ComponentRegistry()
  const { default: given } = await import(pathToFileURL(resolve(path)).href)
  return Array.isArray(given) ? new ComponentRegistry({ components: given }) : given
}

const [command, option, ...rest] = process.argv.slice(2)
const path = rest[0] === '--registry' ? rest[1] : undefined
const files = path === undefined ? rest : rest.slice(2)
if (command !== 'migrate' || option !== '--check' || files.length === 0) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await check(files, await loadRegistry(path))
  } catch (error) {
    console.error(error instanceof Error ? String(error) : inspect(error))
    process.exitCode = 2
  }
}
