import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createServer, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { closureOf, gzipBytes } from './entryClosure.ts'

export interface PortalFilesOptions {
  /** Style sheets that stand inline in the page, so that the sign-in form needs no request for them. */
  inlineCss: readonly string[]
  /** Keys of the chunks that the sign-in page fetches ahead while the person types. */
  prefetch: () => readonly string[]
  /** Most bytes, after gzip, that the sign-in page may load as script and style. */
  entryBudget: number
}

interface SkeletonModule {
  renderSkeleton: (language: 'zh-CN' | 'en-US') => string
}
interface ManifestsModule {
  manifests: readonly unknown[]
}

const packable = /\.(js|css|svg|json|html|txt)$/u
const languages = ['zh-CN', 'en-US'] as const

/** The style sheets in their order, without comments and line breaks. */
export function readStyles(paths: readonly string[]): string {
  return paths
    .map((path) => readFileSync(path, 'utf8'))
    .join('')
    .replace(/\/\*.*?\*\//gsu, '')
    .replace(/\s*\n\s*/gu, '')
}

/** Writes `.br` and `.gz` beside each file that gets smaller by it. */
function compressFiles(folder: string): void {
  const names = readdirSync(folder, { recursive: true }).map(String)
  for (const name of names.filter((each) => packable.test(each) && !each.startsWith('.vite'))) {
    const path = join(folder, name)
    if (!statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    if (bytes.length < 1024) continue
    const packed = {
      br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gz: gzipSync(bytes, { level: 9 }),
    }
    for (const [ending, content] of Object.entries(packed))
      if (content.length < bytes.length) writeFileSync(`${path}.${ending}`, content)
  }
}

/**
 * What the server needs beside the chunks (apps/server/src/html/README.md): the sign-in form as
 * HTML for each language, the sub-applications' manifests, the list of files to fetch ahead, and
 * compressed copies. Fails the build when the entry grows past its budget.
 */
export function portalFiles(options: PortalFilesOptions): Plugin {
  let config: ResolvedConfig
  return {
    name: 'spruce-portal-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'style',
          injectTo: 'head',
          children: readStyles(options.inlineCss),
        },
      ],
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const dist = join(config.root, config.build.outDir)
        const manifestPath = join(dist, '.vite', 'manifest.json')
        if (!existsSync(manifestPath)) return
        const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest

        const entry = closureOf(manifest, 'index.html')
        const bytes = gzipBytes(entry, (file) => readFileSync(join(dist, file)))
        config.logger.info(
          `entry: ${entry.length} files, ${(bytes / 1000).toFixed(1)} kB gzip of ${options.entryBudget / 1000} kB`,
        )
        if (bytes > options.entryBudget)
          throw new Error(
            `The sign-in page loads ${bytes} bytes, its budget is ${options.entryBudget}: ${entry.join(', ')}`,
          )
        const sources = options.prefetch()
        const unknown = sources.filter((source) => !manifest[source])
        if (unknown.length > 0) throw new Error(`No chunk begins with ${unknown.join(', ')}`)
        const ahead = new Set(sources.flatMap((source) => closureOf(manifest, source)))
        for (const file of entry) ahead.delete(file)
        writeFileSync(
          join(dist, 'shell-files.json'),
          JSON.stringify([...ahead].map((file) => `/${file}`)),
        )

        const vite = await createServer({
          root: config.root,
          configFile: config.configFile ?? false,
          server: { middlewareMode: true, hmr: false, ws: false },
          appType: 'custom',
          logLevel: 'error',
        })
        try {
          const skeleton = (await vite.ssrLoadModule('/src/skeleton.tsx')) as SkeletonModule
          for (const language of languages)
            writeFileSync(
              join(dist, `skeleton.${language}.html`),
              skeleton.renderSkeleton(language),
            )
          const { manifests } = (await vite.ssrLoadModule('/src/manifests.ts')) as ManifestsModule
          writeFileSync(join(dist, 'manifests.json'), JSON.stringify(manifests, null, 2))
        } finally {
          await vite.close()
        }
        rmSync(join(dist, '.vite'), { recursive: true })
        compressFiles(dist)
      },
    },
  }
}
