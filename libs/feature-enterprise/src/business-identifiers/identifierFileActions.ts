import { mutationOf, queryOf } from '@spruce/api-client'
import { exportBusinessIdentifiers, importBusinessIdentifiers } from '@spruce/api-client/operations'
import { actionsOf, defineDialog, saveFile, toast } from '@spruce/shell-ui'
import { chooseFile } from '../menus/chooseFile.js'
import { importedRows, readIdentifierFile } from './identifierFile.js'
import { identifierResource } from './identifierResource.js'
import { ImportIdentifiersDialog } from './ImportIdentifiersDialog.js'

const importDialog = defineDialog(ImportIdentifiersDialog)
const { bulkAction, pageAction } = actionsOf(identifierResource)
const json = 'application/json'

/** As many as a file holds. */
const max = 200

/** Takes definitions away as a file, and brings them in. */
export const identifierFileActions = [
  pageAction({
    label: 'exportFile',
    permission: 'businessidentity:list',
    run: async ({ api, read, t }) => save(await read(queryOf(api, exportBusinessIdentifiers)), t),
  }),
  pageAction({
    label: 'importFile',
    permission: 'businessidentity:add',
    run: async ({ api, read, send, open, client, t }) => {
      const chosen = await chooseFile(t.chooseFile, json)
      if (!chosen) return
      const file = readIdentifierFile(await chosen.text())
      if (!file) {
        toast.error(t.notIdentifierFile)
        return
      }
      const { identifiers } = await read(queryOf(api, exportBusinessIdentifiers))
      const rows = importedRows(file, identifiers)
      if (rows.every(({ state }) => state === 'same')) {
        toast.info(t.importNothing)
        return
      }
      const result = await open(importDialog, {
        rows,
        onSubmit: (taken) =>
          send(mutationOf(api, importBusinessIdentifiers), {
            body: { format: file.format, identifiers: taken.map(({ definition }) => definition) },
          }),
      })
      if (!result) return
      await client.invalidateQueries({ queryKey: identifierResource.key })
      toast.success(t.imported(result.added, result.changed))
    },
  }),
]

/** The selected ones as a file. */
export const exportSelectedAction = bulkAction({
  label: 'exportFile',
  permission: 'businessidentity:list',
  max,
  run: async ({ api, read, t }, rows) => {
    const ids = rows.map(({ id }) => id)
    save(await read(queryOf(api, exportBusinessIdentifiers, { query: { ids } })), t)
    return false // what is selected stays so: an export changes nothing
  },
})

function save(file: object, t: { fileName: string }): void {
  saveFile(`${t.fileName}.json`, JSON.stringify(file, null, 2), json)
}
