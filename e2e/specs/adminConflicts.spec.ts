import { adminTest as test } from '../support/adminTest.ts';
import { conflictTests } from '../support/conflictTests.ts';
import { earlierDraftTests } from '../support/earlierDraftTests.ts';
import { postsEditor, projectsEditor } from '../support/editorSections.ts';

for (const section of [postsEditor, projectsEditor]) {
  test.describe(section.title, () => {
    conflictTests(section);
    earlierDraftTests(section);
  });
}
