import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { PortalTemplate } from './renderIndex.js'

const notServed = new Set(['index.html', 'skeleton.zh-CN.html', 'skeleton.en-US.html'])

/** The built portal on disk, read once. */
export interface PortalFiles {
  template: PortalTemplate
  /** Assets the sign-in page may fetch ahead. */
  prefetch: readonly string[]
  /** Paths that may be asked for, relative, with forward slashes. */
  assets: ReadonlySet<string>
}

async function readText(path: string, fallback: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return fallback
  }
}

/**
 * Reads the portal's build.
 * @returns undefined when there is no build: the server then serves the API alone
 */
export async function readPortalFiles(folder: string): Promise<PortalFiles | undefined> {
  const index = await readText(join(folder, 'index.html'), '')
  if (index === '') return undefined
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !notServed.has(path) && !/\.(br|gz|map)$/u.test(path))
  const prefetch = JSON.parse(await readText(join(folder, 'shell-files.json'), '[]')) as string[]
  return {
    template: {
      index,
      skeletons: {
        'zh-CN': await readText(join(folder, 'skeleton.zh-CN.html'), ''),
        'en-US': await readText(join(folder, 'skeleton.en-US.html'), ''),
      },
    },
    prefetch,
    assets: new Set(assets),
  }
}
