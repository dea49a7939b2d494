export { ActionBar } from './actions/ActionBar.js'
export type { ActionBarProps } from './actions/ActionBar.js'
export { defineAction } from './actions/defineAction.js'
export type { Action, WholeSelection } from './actions/defineAction.js'
export type { ActionContext, ActionList } from './actions/ActionContext.js'
export { actionsOf } from './actions/actionsOf.js'
export type { ActionResource, ActionsOf } from './actions/actionsOf.js'
export type {
  AboutOf,
  ActionLabel,
  BulkLabel,
  BulkOptions,
  ConfirmOptions,
  ContextOf,
  DraftOf,
  EachOfOptions,
  FormOptions as FormActionOptions,
  PlainOptions,
  Question,
  SomeRows,
  SubmittedOf,
} from './actions/actionOptions.js'
export { runEach } from './actions/runEach.js'
export type { EachOptions } from './actions/runEach.js'
export { runMutation } from './actions/runMutation.js'
export { useActionMenu } from './actions/useActionMenu.js'
export type { ActionMenu, OpenMenuOptions } from './actions/useActionMenu.js'
export type { ReadyAction } from './actions/useActions.js'
export { DataTable } from './data-table/DataTable.js'
export type { DataTableProps } from './data-table/DataTable.js'
export { timeColumn } from './data-table/columns.js'
export type { DataColumn } from './data-table/columns.js'
export { ConfirmDialog, confirmDialog, deleteWord } from './dialogs/ConfirmDialog.js'
export type { ConfirmDialogProps } from './dialogs/ConfirmDialog.js'
export { closeAllDialogs, defineDialog, DialogViewport } from './dialogs/defineDialog.js'
export type {
  DialogHandle,
  DialogPlace,
  DialogProps,
  DialogResult,
} from './dialogs/defineDialog.js'
export { openDialogs } from './dialogs/OpenDialogs.js'
export type { OpenDialog, OpenDialogOptions, OpenDialogs } from './dialogs/OpenDialogs.js'
export { useOpenDialog } from './dialogs/useOpenDialog.js'
export type { UseOpenDialogOptions } from './dialogs/useOpenDialog.js'
export { FormDialog } from './dialogs/FormDialog.js'
export type { FormEdit, FormPort } from './dialogs/FormPort.js'
export type { FormDialogProps } from './dialogs/FormDialog.js'
export { ListDialog } from './dialogs/ListDialog.js'
export type { ListDialogProps } from './dialogs/ListDialog.js'
export { Avatar } from './display/Avatar.js'
export type { AvatarProps } from './display/Avatar.js'
export { initialOf, initialsOf } from './display/initials.js'
export { MaskedText } from './display/MaskedText.js'
export type { MaskedTextProps } from './display/MaskedText.js'
export { PageHeader } from './display/PageHeader.js'
export type { PageHeaderProps } from './display/PageHeader.js'
export { StatusTag } from './display/StatusTag.js'
export type { StatusTagProps, Tone } from './display/StatusTag.js'
export { CheckTreeField } from './forms/CheckTreeField.js'
export type { CheckTreeFieldProps } from './forms/CheckTreeField.js'
export type { CheckNode } from './forms/checkTree.js'
export { checkValues } from './forms/checkTree.js'
export { ChoiceField } from './forms/ChoiceField.js'
export type { Choice, ChoiceFieldProps } from './forms/ChoiceField.js'
export { CodeButton } from './forms/CodeButton.js'
export type { CodeButtonProps } from './forms/CodeButton.js'
export { CodeField } from './forms/CodeField.js'
export type { CodeFieldProps, SentCode } from './forms/CodeField.js'
export { FieldFrame, useField } from './forms/FieldFrame.js'
export type {
  ConnectedField,
  FieldControl,
  FieldFrameProps,
  FieldProps,
} from './forms/FieldFrame.js'
export { FieldGroup } from './forms/FieldGroup.js'
export type { FieldGroupProps } from './forms/FieldGroup.js'
export { FilterCheck } from './forms/FilterCheck.js'
export type { FilterCheckProps } from './forms/FilterCheck.js'
export { FilterSelect } from './forms/FilterSelect.js'
export type { FilterSelectProps } from './forms/FilterSelect.js'
export { Form } from './forms/Form.js'
export type { FormProps } from './forms/Form.js'
export type { FormFooterProps } from './forms/FormFooter.js'
export { useFormKernel } from './forms/formKernel.js'
export type { FieldWords, FormWords } from './forms/fieldWords.js'
export type { DraftErrors, FormKernel, FormOptions } from './forms/formKernel.js'
export { MultiSelectField } from './forms/MultiSelectField.js'
export type { MultiSelectFieldProps } from './forms/MultiSelectField.js'
export { MultiTreeSelectField } from './forms/MultiTreeSelectField.js'
export type { MultiTreeSelectFieldProps } from './forms/MultiTreeSelectField.js'
export type { Option } from './forms/OptionList.js'
export { PasswordChecklist } from './forms/PasswordChecklist.js'
export type { PasswordChecklistProps } from './forms/PasswordChecklist.js'
export { PasswordField } from './forms/PasswordField.js'
export type { PasswordFieldProps } from './forms/PasswordField.js'
export { SelectField } from './forms/SelectField.js'
export type { SelectFieldProps } from './forms/SelectField.js'
export { SwitchField } from './forms/SwitchField.js'
export type { SwitchFieldProps } from './forms/SwitchField.js'
export { TextAreaField } from './forms/TextAreaField.js'
export type { TextAreaFieldProps } from './forms/TextAreaField.js'
export { TextField } from './forms/TextField.js'
export type { TextFieldProps } from './forms/TextField.js'
export type { TreeSource } from './forms/TreePanel.js'
export { TreeSelectField } from './forms/TreeSelectField.js'
export type { TreeSelectFieldProps } from './forms/TreeSelectField.js'
export { useCountdown } from './forms/useCountdown.js'
export type { Countdown, CountdownMemory } from './forms/useCountdown.js'
export { useFieldValue } from './forms/useFieldValue.js'
export { useNestedSource } from './forms/useNestedSource.js'
export type { NestedSource } from './forms/useNestedSource.js'
export type { FindOptions } from './forms/useOptions.js'
export { LanguageProvider, useLanguage, useMessages } from './i18n/LanguageProvider.js'
export type { LanguageProviderProps } from './i18n/LanguageProvider.js'
export { wordsOf } from './i18n/words.js'
export type { Word } from './i18n/words.js'
export { sayText, useText } from './i18n/text.js'
export type { Text } from './i18n/text.js'
export { uiMessages } from './messages.js'
export { Pagination } from './pagination/Pagination.js'
export type { PaginationProps } from './pagination/Pagination.js'
export { defaultPageSize, pageSizes } from './pagination/pages.js'
export { useTextMatch } from './pinyin/useTextMatch.js'
export type { TextMatcher } from './pinyin/useTextMatch.js'
export { PermissionProvider, usePermitted } from './permissions/PermissionProvider.js'
export type {
  PermissionHelp,
  PermissionProviderProps,
  Permissions,
} from './permissions/PermissionProvider.js'
export { ApiProvider } from './provider/ApiProvider.js'
export type { ApiProviderProps, Register, RegisteredApi } from './provider/ApiProvider.js'
export { useErrorText } from './provider/errors.js'
export type { DescribeError, ErrorHandling } from './provider/errors.js'
export { ShellProvider } from './provider/ShellProvider.js'
export type { ShellProviderProps } from './provider/ShellProvider.js'
export { toast } from './provider/toast.js'
export type { ToastInput } from './provider/toast.js'
export { useLatest } from './provider/useLatest.js'
export { LazyBoundary, lazyPart } from './provider/lazyPart.js'
export type { LazyBoundaryProps, LazyPart } from './provider/lazyPart.js'
export { useLater } from './provider/useLater.js'
export { useDensity, useIsNarrow, useMedia } from './provider/useMedia.js'
export { ResourcePage } from './resource-page/ResourcePage.js'
export type {
  ResourceFiltersProps,
  ResourcePageProps,
  ResourcePaginationProps,
  ResourceTableProps,
  ResourceToolbarProps,
} from './resource-page/ResourcePage.js'
export { useFilter, useFilters } from './resource-page/useFilter.js'
export type { FilterBinding, FiltersBinding } from './resource-page/useFilter.js'
export { useDialogList } from './resource-page/useDialogList.js'
export type { DialogListOptions } from './resource-page/useDialogList.js'
export { useResourceList } from './resource-page/useResourceList.js'
export type { ListState, RowSelection } from './resource-page/ListState.js'
export type {
  ResourceList,
  ResourceListOptions,
  ResourceScreen,
  ResourceState,
} from './resource-page/useResourceList.js'
export { defineResource, useResourcePage } from './resource-page/useResourcePage.js'
export type { QueryProps, Resource } from './resource-page/useResourcePage.js'
export type { ResourceQuery } from './search/defineSearch.js'
export { SearchField } from './search-field/SearchField.js'
export type { SearchFieldProps } from './search-field/SearchField.js'
export * from './shell/index.js'
export { SidePanel } from './side-panel/SidePanel.js'
export type { SidePanelProps } from './side-panel/SidePanel.js'
export { EmptyState, FailedState, NoPermissionState } from './states/StateView.js'
export type {
  EmptyStateProps,
  FailedStateProps,
  NoPermissionStateProps,
} from './states/StateView.js'
export { Tree } from './tree/Tree.js'
export type { TreeHandle, TreeProps } from './tree/Tree.js'
export { idsWithChildren, nestedBranches } from './tree/nestedBranches.js'
export type { NestedNode } from './tree/nestedBranches.js'
export type { BranchNodes, GetBranch, TreeBranch, TreeItem } from './tree/treeRows.js'
export type { TreeSide } from './tree/useTreeMove.js'
export { useTreeBranches } from './tree/useTreeBranches.js'
export type { BranchOptions } from './tree/useTreeBranches.js'

export { DangerDialog, dangerDialog } from './dialogs/DangerDialog.js'
export type { DangerDialogProps } from './dialogs/DangerDialog.js'
export { toastDialog } from './dialogs/toastDialog.js'
export type { SuccessDialogInput, ToastDialogInput } from './dialogs/toastDialog.js'
export { OneTimePasswordDialog } from './dialogs/OneTimePasswordDialog.js'
export type { OneTimePasswordDialogProps } from './dialogs/OneTimePasswordDialog.js'
export { UserPickDialog } from './dialogs/UserPickDialog.js'
export type { UserPickDialogProps } from './dialogs/UserPickDialog.js'
export { changedFields, type Conflict } from './editing/changes.js'
export { isStale, saveEdit, type Edit } from './editing/saveEdit.js'
export { useRecordForm } from './editing/useRecordForm.js'
export type { RecordFormOptions } from './editing/useRecordForm.js'
export { StaleDialog } from './editing/StaleDialog.js'
export type { StaleChoice, StaleDialogProps, StaleField } from './editing/StaleDialog.js'
export { DescriptionList } from './display/DescriptionList.js'
export type { Description, DescriptionListProps } from './display/DescriptionList.js'
export { ImagePreviewer, imagePreview } from './display/ImagePreviewer.js'
export type { ImagePreviewerProps, PreviewImage } from './display/ImagePreviewer.js'
export { importSteps, ImportWizard } from './display/ImportWizard.js'
export type { ImportStep, ImportWizardProps } from './display/ImportWizard.js'
export { JobProgress } from './display/JobProgress.js'
export type { JobFailure, JobProgressProps, JobState } from './display/JobProgress.js'
export { StatTile } from './display/StatTile.js'
export type { StatChange, StatTileProps } from './display/StatTile.js'
export { Stepper } from './display/Stepper.js'
export type { Step, StepperProps } from './display/Stepper.js'
export type { DayRange } from './forms/calendarDays.js'
export { ColorField } from './forms/ColorField.js'
export type { ColorChoice, ColorFieldProps } from './forms/ColorField.js'
export { DateField } from './forms/DateField.js'
export type { DateFieldProps, DayPreset } from './forms/DateField.js'
export { DateRangeField } from './forms/DateRangeField.js'
export type { DateRangeFieldProps, RangePreset } from './forms/DateRangeField.js'
export { DateTimeField } from './forms/DateTimeField.js'
export type { DateTimeFieldProps } from './forms/DateTimeField.js'
export type { FieldChecks } from './forms/fieldChecks.js'
export { IconField } from './forms/IconField.js'
export type { IconFieldProps } from './forms/IconField.js'
export { InlineEdit } from './forms/InlineEdit.js'
export type { InlineEditProps } from './forms/InlineEdit.js'
export { JsonField } from './forms/JsonField.js'
export type { JsonFieldProps } from './forms/JsonField.js'
export { NumberField } from './forms/NumberField.js'
export type { NumberFieldProps } from './forms/NumberField.js'
export type { NumberRules } from './forms/numberText.js'
export { UploadField } from './forms/UploadField.js'
export type { UploadFieldProps } from './forms/UploadField.js'
export { findUploadProblem } from './forms/uploadRules.js'
export type { UploadProblem, UploadRules } from './forms/uploadRules.js'
export { useUploads } from './forms/useUploads.js'
export type { DayLimits } from './forms/useDayCheck.js'
export type {
  PendingUpload,
  StoredFile,
  UploadFile,
  UploadOptions,
  Uploads,
  UploadsOptions,
} from './forms/useUploads.js'

// Messages
export { HtmlText } from './shell/message-drawer/HtmlText.js'
export type { HtmlTextProps } from './shell/message-drawer/HtmlText.js'
export { MessageDrawer } from './shell/message-drawer/MessageDrawer.js'
export type { MessageDrawerProps } from './shell/message-drawer/MessageDrawer.js'
export type {
  MessageAttachment,
  MessageContent,
  MessageGroup,
  MessageKind,
  MessageSummary,
  MessageTab,
  OpenedMessage,
} from './shell/message-drawer/drawerTypes.js'

// The shell, as features reach it
export { ShellPortProvider, useShellPort } from './shell-port/ShellPort.js'
export type { OpenableApp, OpenPage, ShellPort } from './shell-port/ShellPort.js'
export { isMadeStaleBy } from './shell-port/isMadeStaleBy.js'
export { LiveListeners } from './shell-port/LiveListeners.js'
export type { LiveData, LiveHandler, LiveKind, LiveSource } from './shell-port/LiveListeners.js'
export { useLiveFallback } from './shell-port/useLiveFallback.js'
export { useLiveEvent } from './shell-port/useLiveEvent.js'

// Global search
export { CommandPalette } from './shell/search/CommandPalette.js'
export type { CommandPaletteProps } from './shell/search/CommandPalette.js'
export { SearchButton } from './shell/search/SearchButton.js'
export type { SearchButtonProps } from './shell/search/SearchButton.js'
export { useSearchShortcut } from './shell/search/searchShortcut.js'
export type { SearchEntry, SearchIcon, SearchSource } from './shell/search/searchTypes.js'

// Strips above the frame
export { NewVersionNotice } from './shell/notices/NewVersionNotice.js'
export type { NewVersionNoticeProps } from './shell/notices/NewVersionNotice.js'
export { OfflineBanner } from './shell/notices/OfflineBanner.js'
export type { OfflineBannerProps } from './shell/notices/OfflineBanner.js'
export { shownColumns } from './data-table/columnViews.js'
export type { ColumnView } from './data-table/columnViews.js'
export { readTableView, standardView } from './views/tableView.js'
export type { NamedView, TableView } from './views/tableView.js'
export type { TableViews, ViewLimits } from './views/useTableViews.js'
export { ViewMenu } from './views/ViewMenu.js'
export type { ViewMenuProps } from './views/ViewMenu.js'
export { useViewPort, ViewPortProvider } from './views/ViewPort.js'
export type { ViewKey, ViewPort, ViewSet } from './views/ViewPort.js'
export { ProgressDialog, progressDialog } from './dialogs/ProgressDialog.js'
export type { ProgressDialogProps, ProgressReport } from './dialogs/ProgressDialog.js'
export { csvText } from './resource-page/csv.js'
export { exportDialog } from './resource-page/ExportDialog.js'
export type { ExportDialogProps, ExportFormat } from './resource-page/ExportDialog.js'
export { saveFile } from './resource-page/saveFile.js'
export { saveTable } from './resource-page/saveTable.js'
export type { SavedTable } from './resource-page/saveTable.js'
export { useExportAction } from './resource-page/useExportAction.js'
export type { ExportOptions } from './resource-page/useExportAction.js'
export type { LoadPagesOptions } from './resource-page/loadPages.js'
