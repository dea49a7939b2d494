import { tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'

/**
 * A production build of a page under benches/, in a folder of its own.
 * @param {string} page absolute folder with index.html
 * @param {{ fromSource?: boolean }} [options] `fromSource`: our packages from their sources, as the portal builds them
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function buildPage(page, { fromSource = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'spruce-bench-'))
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // our packages lie above this folder and would bring a second copy of these
    resolve: {
      dedupe: ['react', 'react-dom', '@chakra-ui/react', '@emotion/react'],
      ...(fromSource && { conditions: ['@spruce/source', ...defaultClientConditions] }),
    },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
