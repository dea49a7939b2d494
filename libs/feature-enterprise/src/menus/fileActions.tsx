import { Box } from '@chakra-ui/react/box'
import { type ApiClient, mutationOf, queryOf } from '@spruce/api-client'
import { exportMenus, importMenus, listMenuTree } from '@spruce/api-client/operations'
import {
  type Action,
  confirmDialog,
  defineAction,
  saveFile,
  toast,
  wordsOf,
} from '@spruce/shell-ui'
import { chooseFile } from './chooseFile.js'
import { differenceLines, menuDifference, readMenuFile } from './menuDifference.js'
import { menuMessages } from './menuMessages.js'
import type { MenuApp } from './menuQueries.js'
import { questionStyles } from './menuStyles.js'

const word = wordsOf(menuMessages)
const json = 'application/json'

/** Takes the company's menus of an application away as a file, and brings them back. */
export const fileActions: Action<MenuApp>[] = [
  defineAction<MenuApp>({
    label: word('exportFile'),
    permission: 'menu:export',
    run: async ({ appCode, name }, { api, read, language }) => {
      const file = await read(queryOf(api, exportMenus, { query: { appCode } }))
      const text = JSON.stringify(file, null, 2)
      saveFile(`${menuMessages[language].fileName(name)}.json`, text, json)
    },
  }),
  defineAction<MenuApp>({
    label: word('importFile'),
    permission: 'menu:import',
    isVisible: ({ state }) => state !== 'removed',
    run: async ({ appCode, name }, { api, open, read, send, language }) => {
      const t = menuMessages[language]
      const chosen = await chooseFile(t.chooseFile, json)
      if (!chosen) return
      const file = readMenuFile(await chosen.text())
      if (file?.appCode !== appCode) {
        toast.error(file ? t.otherApp(file.appCode) : t.notMenuFile)
        return
      }
      const lines = differenceLines(
        menuDifference(file, await read(treeOf(api, appCode))),
        t,
        language,
      )
      if (lines.length === 0) {
        toast.info(t.importNothing)
        return
      }
      await open(confirmDialog, {
        title: t.importTitle(name),
        message: (
          <Box css={questionStyles}>
            <p>{t.importText}</p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Box>
        ),
        confirmLabel: t.importFile,
        onConfirm: async () => {
          const { own, overrides } = await send(mutationOf(api, importMenus), { body: file })
          toast.success(t.imported(own, overrides))
        },
      })
    },
  }),
]

function treeOf(api: ApiClient, appCode: string) {
  return queryOf(api, listMenuTree, { query: { appCode } })
}
