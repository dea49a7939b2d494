import { defineDialog } from '@spruce/shell-ui'
import { ResourcePickerDialog } from './ResourcePickerDialog.js'

/** `const picture = await resourcePicker.open({})`: one of the company's pictures, or undefined; with `isAnyFile` one of its files. @public */
export const resourcePicker = defineDialog(ResourcePickerDialog)
