import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import { Form, toast, useMessages, usePermitted, useRecordForm, useTab } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type BrandDraft,
  checkBrandDraft,
  draftOfBrand,
  type DraftState,
  lookOf,
  pictureFields,
} from './brandDraft.js'
import { BrandFields } from './BrandFields.js'
import { brandMessages } from './brandMessages.js'
import { brandOptions, saveDraftOptions } from './brandQueries.js'
import type { Brand } from './brandTypes.js'
import { DraftPreview } from './preview/DraftPreview.js'

export interface BrandEditorProps {
  /** The look as it is now on the server. */
  brand: Brand
  /** Told how the form stands. */
  onStateChange: (state: DraftState) => void
}

/** The form of the draft beside its preview. What others save meanwhile is asked about on saving. */
export function BrandEditor({ brand: latest, onStateChange }: BrandEditorProps) {
  // What the form was filled from: nothing that arrives meanwhile takes away what is typed.
  const [brand, setBrand] = useState(latest)
  const [isDirty, setDirty] = useState(false)
  const isBehind = latest.version > brand.version && !isDirty
  if (isBehind) setBrand(latest)
  return (
    <DraftForm
      key={brand.version}
      brand={brand}
      onSaved={setBrand}
      onStateChange={(state) => {
        setDirty(state.isDirty)
        onStateChange(state)
      }}
    />
  )
}

interface DraftFormProps extends BrandEditorProps {
  onSaved: (brand: Brand) => void
}

function DraftForm({ brand, onSaved, onStateChange }: DraftFormProps) {
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(brandMessages)
  const canEdit = usePermitted()('personalisation:edit')
  const { setDirty } = useTab()
  const { mutateAsync: save } = useMutation(saveDraftOptions(api))
  const known = useRef(brand)
  const kernel = useRecordForm<BrandDraft, Brand>({
    record: brand,
    draftOf: draftOfBrand,
    nameOf: ({ savedBy, savedAt }) =>
      savedBy && savedAt ? t.draftOf(savedBy, formatTime(savedAt)) : t.draftName,
    sayValue: (field, value) => {
      if (!pictureFields.includes(field)) return undefined
      return value === null ? t.noPicture : t.hasPicture
    },
    validate: (draft) => checkBrandDraft(draft, t),
    onSubmit: (draft, { changes, version } = { changes: draft, version: brand.version }) =>
      save({
        body: { version, value: lookOf({ ...draftOfBrand(known.current), ...changes }) },
      }),
    onReload: async () => {
      known.current = await client.query({ ...brandOptions(api), staleTime: 0 })
      return known.current
    },
    onDone: (saved) => {
      onStateChange({ isDirty: false, isSaving: true }) // until the form of what is saved stands here
      setDirty(false)
      toast.success(saved ? t.draftSaved : t.theirs)
      onSaved(saved ?? known.current)
    },
  })
  const { isDirty, isPending } = kernel
  // Not taken back when the effect ends: a tab that is hidden ends it, and keeps what was typed.
  useEffect(() => {
    setDirty(isDirty)
    onStateChange({ isDirty, isSaving: isPending })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told of what changes, not of who listens
  }, [isDirty, isPending, setDirty])

  return (
    <Form kernel={kernel}>
      <Box
        display="grid"
        gap="8"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 440px) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Box minW="0">
          {!canEdit && (
            <Box as="p" role="note" color="fg.muted" pb="4">
              {t.readOnly}
            </Box>
          )}
          <BrandFields isDisabled={!canEdit} />
        </Box>
        <Box position={{ xl: 'sticky' }} top="4" minW="0" pt="5">
          <DraftPreview />
        </Box>
      </Box>
      {canEdit && (
        <Form.Footer>
          <Button type="submit" loading={isPending} disabled={!isDirty}>
            {t.saveDraft}
          </Button>
        </Form.Footer>
      )}
    </Form>
  )
}
