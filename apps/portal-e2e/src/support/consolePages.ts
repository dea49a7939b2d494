import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Menu {
  path: string
  childs?: Menu[]
}

interface Manifest {
  appCode: string
  basePath: string
  menus: Menu[]
}

const file = resolve(import.meta.dirname, '../../../portal/dist/manifests.json')

/** The address of every page that the menus of a console lead to, from the built portal. */
export function consolePages(appCode: string): string[] {
  if (!existsSync(file)) throw new Error('The portal is not built: npx nx run portal:build')
  const { subApps } = JSON.parse(readFileSync(file, 'utf8')) as { subApps: Manifest[] }
  const manifest = subApps.find((one) => one.appCode === appCode)
  if (!manifest) throw new Error(`There is no console ${appCode}`)
  const paths = (menus: Menu[]): string[] =>
    menus.flatMap(({ path, childs = [] }) => [...(path ? [path] : []), ...paths(childs)])
  return [...new Set(paths(manifest.menus))].map((path) => `${manifest.basePath}/${path}`)
}
