import { defineDialog } from '@spruce/shell-ui'
import { OwnContactDialog } from './OwnContactDialog.js'
import { OwnPasswordDialog } from './OwnPasswordDialog.js'

export const passwordDialog = defineDialog(OwnPasswordDialog)
export const contactDialog = defineDialog(OwnContactDialog)
