import {
  type AdminSiteNotice,
  MAX_NOTICE_LENGTH,
} from '@farmgate/backend/contract/backoffice/settings.admin';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SettingForm, SettingSection } from './setting-form';

const NAME = 'site-notice';

/** What stands above every page of the storefront. */
export function NoticeForm() {
  return (
    <SettingSection<AdminSiteNotice>
      name={NAME}
      title="Site notice"
      explanation="Appears at the top of every public page within a minute of saving. Leave it blank to remove it."
      height={140}
    >
      {(notice) => <Fields notice={notice} />}
    </SettingSection>
  );
}

function Fields({ notice }: { notice: AdminSiteNotice }) {
  const [text, setText] = useState(notice.text);
  const [until, setUntil] = useState(notice.until ?? '');
  return (
    <SettingForm
      name={NAME}
      saved={notice}
      body={{ text, until: until || null, was: { text: notice.text, until: notice.until } }}
      success={text.trim() ? 'Notice saved.' : 'Notice removed.'}
      label="Save notice"
      state={notice.isShown ? 'Visitors see it now.' : 'No notice is shown.'}
    >
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 200px' }, maxWidth: 900 }}
      >
        <TextField
          label="Notice"
          multiline
          minRows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NOTICE_LENGTH } }}
          helperText={`${text.length} of ${MAX_NOTICE_LENGTH} characters`}
        />
        <TextField
          label="Last day"
          type="date"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          helperText="Leave blank to show it until you remove it"
        />
      </Box>
    </SettingForm>
  );
}
