import type { Message } from '@agency/model/message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageQueries } from './messageQueries';

/** Chosen from the list, or named by the URL (`?open=<id>`), and read alone if not among `rows`. */
export function useOpenedMessage(rows: readonly Message[] | undefined) {
  const [chosen, setChosen] = useState<Message>();
  const navigate = useNavigate();
  const id = new URLSearchParams(useLocation().search).get('open');
  const known = rows?.find((message) => message.id === id);
  const { data } = useQuery({
    ...messageQueries.row(id ?? ''),
    enabled: id !== null && known === undefined,
  });
  const named = id === null ? undefined : (known ?? data ?? undefined);
  const onOpen = (message?: Message) => {
    setChosen(message);
    if (!message && id !== null) navigate('?', { replace: true });
  };
  return { opened: chosen ?? named, onOpen };
}
