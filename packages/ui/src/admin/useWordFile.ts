import { formatNumber } from '@agency/model/text/formatNumber';
import { useState } from 'react';
import { insertFormatted } from './clipboardHandlers';

export const isWordFile = ({ name }: File): boolean => /\.docx$/i.test(name);

/**
 * Puts the text of Word files into a text area.
 * @param most characters of a file's text
 * @returns what is to be said of the last file; empty for nothing
 */
export function useWordFile(area: () => HTMLTextAreaElement | null | undefined, most: number) {
  const [note, setNote] = useState('');
  const take = async (file: File) => {
    setNote(`Reading ${file.name}...`);
    setNote(`${file.name}: ${await insert(file, area, most)}`);
  };
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.docx';
    input.addEventListener('change', () => {
      if (input.files?.[0]) void take(input.files[0]);
    });
    input.click();
  };
  return { note, take, choose };
}

async function insert(
  file: File,
  area: () => HTMLTextAreaElement | null | undefined,
  most: number,
): Promise<string> {
  const reader = await import('@agency/model/markdown/wordMarkdown').catch(() => undefined);
  if (!reader) return 'The code that reads Word files could not be loaded. Try again.';
  try {
    const { text, leftOut } = await reader.wordMarkdown(file);
    const field = area();
    const rest = leftOut.length > 0 ? `Left out: ${leftOut.join(', ')}.` : '';
    if (text === '') return `It holds no text. ${rest}`;
    if (text.length > most)
      return `It has ${formatNumber(text.length)} characters, and ${formatNumber(most)} fit here.`;
    if (field) insertFormatted(field, text);
    return `Inserted. ${rest}`;
  } catch (error) {
    return error instanceof reader.WordFileError ? error.message : 'It could not be read.';
  }
}
