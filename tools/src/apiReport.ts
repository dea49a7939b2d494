import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'prettier'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { reasonOf } from './reasonOf.ts'
import type { Manifest } from './workspace.ts'

/** One path of a library's `exports`. */
export interface EntryPoint {
  /** As `exports` names it: `.` or `./testing`. */
  name: string
  /** The declarations, relative to the library. */
  types: string
  /** The committed report, relative to the library. */
  report: string
}

/** What a library offers at one entry point. */
export interface ApiReport {
  text: string
  /** Types that a public signature mentions and the entry point does not export. */
  forgotten: readonly string[]
  /** What keeps the report from being right. */
  errors: readonly string[]
}

/** The entry points that have declarations. */
export function listEntryPoints(manifest: Manifest): EntryPoint[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([name, target]) => {
    if (typeof target === 'string' || !target.types) return []
    const suffix = name === '.' ? '' : `-${name.slice(2).replaceAll('/', '-')}`
    return [{ name, types: target.types, report: `api-report${suffix}.api.md` }]
  })
}

/**
 * Describes the public API of one entry point, from its built declarations. The code in it is formatted,
 * so that only the API counts, not how its declarations happen to be written.
 */
export async function buildApiReport(libraryRoot: string, entry: EntryPoint): Promise<ApiReport> {
  const folder = mkdtempSync(join(tmpdir(), 'spruce-api-'))
  const forgotten = new Set<string>()
  const errors: string[] = []
  try {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(libraryRoot, 'package.json'),
      configObject: {
        projectFolder: libraryRoot,
        mainEntryPointFilePath: join(libraryRoot, entry.types),
        newlineKind: 'lf',
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'es2022',
              module: 'preserve',
              moduleResolution: 'bundler',
              lib: ['es2023', 'dom', 'dom.iterable'],
              strict: true,
              skipLibCheck: true,
              types: [],
            },
            files: [entry.types],
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: 'report.api.md',
          reportFolder: folder,
          reportTempFolder: join(folder, 'temp'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
          extractorMessageReporting: {
            default: { logLevel: ExtractorLogLevel.None },
            'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning },
          },
          tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        },
      },
    })
    Extractor.invoke(config, {
      localBuild: true,
      messageCallback(message) {
        message.handled = true
        if (message.messageId === 'ae-forgotten-export') {
          forgotten.add(/^The symbol "(.+?)"/.exec(message.text)?.[1] ?? message.text)
        } else if (message.logLevel === ExtractorLogLevel.Error) {
          errors.push(message.text)
        }
      },
    })
    const text = await formatCode(readFileSync(join(folder, 'report.api.md'), 'utf8'))
    return { text, forgotten: [...forgotten].sort(), errors }
  } catch (error) {
    return { text: '', forgotten: [], errors: [...errors, reasonOf(error)] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function formatCode(report: string): Promise<string> {
  const [before = '', code = '', after = ''] = report.split(/^```(?:ts)?$/m)
  const formatted = await format(code, {
    parser: 'typescript',
    semi: false,
    singleQuote: true,
    printWidth: 100,
  })
  return `${before}\`\`\`ts\n\n${formatted}\n\`\`\`${after}`
}

/** The names that a report lists as exported. */
export function listExports(report: string): string[] {
  const declared = report.matchAll(
    /^export (?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum|namespace) ([\w$]+)/gm,
  )
  const named = report.matchAll(/^export \{ ([\w$]+)(?: as ([\w$]+))? \}/gm)
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...named].map(([, name = '', alias]) => alias ?? name),
  ]
}
