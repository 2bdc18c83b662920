import { formatNumber } from '@agency/model/text/formatNumber';
import { insertFormatted } from './clipboardHandlers';

export const isWordFile = ({ name }: File): boolean => /\.docx$/i.test(name);

/**
 * Puts the text of Word files into a text area.
 * @param most characters of a file's text
 * @param tell is called with what is to be said of the file
 */
export function wordImport(
  area: () => HTMLTextAreaElement | null | undefined,
  most: number,
  tell: (note: string) => void,
) {
  const take = async (files: readonly File[]) => {
    const told: string[] = [];
    for (const file of files) {
      tell([...told, `Reading ${file.name}...`].join(' '));
      told.push(`${file.name}: ${await insert(file, area, most)}`);
      tell(told.join(' '));
    }
  };
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.docx';
    input.addEventListener('change', () => void take([...(input.files ?? [])]));
    input.click();
  };
  return { take, choose };
}

async function insert(
  file: File,
  area: () => HTMLTextAreaElement | null | undefined,
  most: number,
): Promise<string> {
  const reader = await import('@agency/model/markdown/docxMarkdown').catch(() => undefined);
  if (!reader) return 'The code that reads Word files could not be loaded. Try again.';
  try {
    const { text, leftOut } = await reader.docxMarkdown(file);
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
