import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** The frameworks, which every page has anyway. */
const frameworks = ['react', 'react-dom', 'mobx', 'mobx-react-lite']

/**
 * kB (1,000 bytes) of gzip that a module brings into a production bundle, with what it imports but the frameworks; the
 * parts that are fetched only when somebody uses them are not counted.
 * @param {string} root where its imports are found @param {string} id
 */
export async function bundleSize(root, id) {
  const entry = '\0whole'
  const output = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'whole',
          resolveId: (name) => (name.endsWith('whole-module') ? entry : undefined),
          load: (name) => (name === entry ? `export * from ${JSON.stringify(id)}` : undefined),
        },
      ],
      build: {
        write: false,
        minify: true,
        target: 'es2022',
        lib: { entry: 'whole-module', formats: ['es'], fileName: 'whole' },
        rolldownOptions: {
          external: (name) => frameworks.some((one) => name === one || name.startsWith(`${one}/`)),
          // A library keeps its white space for whoever bundles it; what a browser loads has none.
          output: { minify: true },
        },
      },
    })
  )
  const chunks = output.flatMap((bundle) => bundle.output).filter((part) => part.type === 'chunk')
  const eager = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const file of eager) {
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      eager.add(name)
    }
  }
  const bytes = chunks
    .filter(({ fileName }) => eager.has(fileName))
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  return bytes / 1000
}
