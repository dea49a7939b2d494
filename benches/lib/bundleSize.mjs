import { dirname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** The frameworks, which every page has anyway. */
const frameworks = ['react', 'react-dom', 'mobx', 'mobx-react-lite']

/**
 * kB (1,000 bytes) of gzip that a module brings into a production bundle, with what it imports but the frameworks; the
 * parts that are fetched only when somebody uses them are not counted.
 * @param {string} root where its imports are found @param {string} id
 * @param {string} [other] a module that the page has already: what it is made of is not counted
 */
export async function bundleSize(root, id, other) {
  const there = other === undefined ? [] : await bundle(root, other)
  const chunks = await bundle(root, id, new Set(there.flatMap(({ moduleIds }) => moduleIds)))
  const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  return bytes / 1000
}

/**
 * @param {string} root @param {string} id @param {ReadonlySet<string>} [there] files to leave out
 * @returns {Promise<import('vite').Rolldown.OutputChunk[]>} what is loaded by itself
 */
async function bundle(root, id, there = new Set()) {
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
          external: (name, importer) =>
            frameworks.some((one) => name === one || name.startsWith(`${one}/`)) ||
            (importer !== undefined && there.has(resolve(dirname(importer), name))),
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
  return chunks.filter(({ fileName }) => eager.has(fileName))
}
